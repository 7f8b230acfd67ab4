/** What the fields of a form share: the format, how to change something, and what is wrong where. */

import { getContext, setContext } from 'svelte';
import type { Path } from './draft';
import type { Format } from './format';

export interface Forms {
  readonly format: Format;
  /** Undefined takes the field away. `own`: a change that is taken back by itself. */
  set(path: Path, value: unknown, own?: boolean): void;
  /** Why the server refuses this field; '' if it does not. */
  problemAt(path: Path): string;
  /** The pieces of a list, with what they are called. */
  names(list: string): { code: string; name: string }[];
}

const KEY = Symbol('forms');

export const provide = (forms: Forms): Forms => setContext(KEY, forms);
export const forms = (): Forms => getContext<Forms>(KEY);
