// Pieces that ships and bases of several factions are made of.
import { circle, f, path } from './svg';

export const flame = (x: number, y: number, w: number, length: number, colour: string): string =>
  path(`M${f(x - w)} ${f(y)}Q${f(x)} ${f(y + length * 2.2)} ${f(x + w)} ${f(y)}Z`, `fill="${colour}" opacity=".28"`) +
  path(`M${f(x - w * 0.55)} ${f(y)}Q${f(x)} ${f(y + length * 1.1)} ${f(x + w * 0.55)} ${f(y)}Z`, 'fill="#fff" opacity=".8"');

/** A globe with its terminator; `skin` is drawn inside the disc. One to a picture: its id is fixed. */
export function globe(R: number, base: string, skin: string, rim: string): string {
  const night = (x0: number, x1: number, opacity: number): string =>
    path(
      `M${f(R * x0)} ${-R - 4}A${R * 1.25} ${R * 1.25} 0 0 1 ${f(R * x1)} ${R + 4}H${R + 6}V${-R - 4}Z`,
      `fill="#040612" opacity="${opacity}"`,
    );
  const limb = (angle: number): string => `${f(R * Math.cos(angle))} ${f(R * Math.sin(angle))}`;
  return (
    `<clipPath id="globe"><circle r="${R}"/></clipPath>${circle(0, 0, R + 4, `fill="${rim}" opacity=".14"`)}` +
    `<g clip-path="url(#globe)">${circle(0, 0, R, `fill="${base}"`)}${skin}${night(0.5, -0.55, 0.5)}${night(0.78, -0.15, 0.4)}</g>` +
    path(`M${limb(2.2)}A${R} ${R} 0 0 1 ${limb(-1.1)}`, `fill="none" stroke="${rim}" stroke-width="1.6"`)
  );
}

export const halfRing = (rx: number, ry: number, top: boolean, attributes: string): string =>
  path(`M${-rx} 0A${rx} ${ry} 0 0 ${top ? 1 : 0} ${rx} 0`, `fill="none" ${attributes}`);
