/** The signs of the types, on a grid of 24: a shape before a colour, legible at 12 px. */
import { round } from '../../../art/brush';

export const TYPES = ['P', 'M', 'A', 'C', 'B'] as const;
export type Letter = (typeof TYPES)[number];
export type Kind = Letter | 'S';

/** The tokens of the style sheet, and the names of the texts. */
export const TOKENS: Record<Kind, string> = {
  P: 'planet',
  M: 'moon',
  A: 'asteroid',
  C: 'cloud',
  B: 'black-hole',
  S: 'satellite',
};

export const SIGNS: Record<Kind, string> = {
  P:
    '<circle cx="12" cy="12" r="6.2" fill="currentColor"/><ellipse cx="12" cy="12" rx="11" ry="3.4" ' +
    'transform="rotate(-22 12 12)" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  M: '<path d="M15.5 2.6A9.8 9.8 0 1 0 21.6 15 8 8 0 0 1 15.5 2.6Z" fill="currentColor"/>',
  A:
    '<path fill-rule="evenodd" d="M8 2.6L16.5 4L21.6 10L19 18.6L11.4 21.4L3.6 17L2.8 8.6Z' +
    'M8.4 8.2a2.1 2.1 0 1 0 .1 0ZM15.2 12.6a2.6 2.6 0 1 0 .1 0ZM14.8 6.4a1.2 1.2 0 1 0 .1 0Z" fill="currentColor"/>',
  C: '<path d="M6.4 19.6A4.9 4.9 0 0 1 5.8 9.9A6.6 6.6 0 0 1 18.2 8.6A5.6 5.6 0 0 1 17.8 19.6Z" fill="currentColor"/>',
  B:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.1"/>' +
    '<circle cx="12" cy="12" r="4.4" fill="currentColor"/>',
  S:
    '<path d="M9 8.4H15V15.6H9ZM1.4 7H7.2V17H1.4ZM16.8 7H22.6V17H16.8Z" fill="currentColor"/>' +
    '<path d="M12 8V3" stroke="currentColor" stroke-width="1.8"/>',
};

/** A five-pointed star around a point. */
export function starPath(x: number, y: number, size: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 5;
    const out = i % 2 ? size * 0.46 : size;
    return `${round(x + Math.cos(turn) * out)} ${round(y + Math.sin(turn) * out)}`;
  });
  return `M${corners.join('L')}Z`;
}
