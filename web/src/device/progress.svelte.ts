/** How far the device has come with getting ready to play. */

class Progress {
  /** From 0 to 1; null: nothing is on its way. */
  part = $state<number | null>(null);
  problem = $state<string | null>(null);

  begin(): void {
    this.part = 0;
    this.problem = null;
  }
  tell(part: number): void {
    this.part = part;
  }
  end(): void {
    this.part = null;
  }
  fail(problem: string): void {
    this.part = null;
    this.problem = problem;
  }
}

export const progress = new Progress();
