/** The signs of the seats, 24 by 24: with a colour, never instead of it. */
export const SEAT_SHAPES: readonly string[] = [
  'M12 4a8 8 0 1 0 .01 0Z',
  'M12 3 21 20H3Z',
  'M5 5H19V19H5Z',
  'M12 2 21 12 12 22 3 12Z',
  'M12 2 14.9 9 22 9.3 16.5 14 18.3 21.3 12 17.2 5.7 21.3 7.5 14 2 9.3 9.1 9Z',
  'M9 3H15V9H21V15H15V21H9V15H3V9H9Z',
];
