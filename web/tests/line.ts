/** A socket whose other end is the test. */

export class Line {
  static lines: Line[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.lines.push(this);
  }
  static get last(): Line {
    const line = Line.lines.at(-1);
    if (!line) throw new Error('nobody called');
    return line;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code: number): void {
    this.end(code);
  }
  welcome(more: object = {}): void {
    this.readyState = 1;
    this.tell({ type: 'welcome', protocol: 1, ...more });
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
