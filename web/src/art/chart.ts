/** The sky behind the pages: a planisphere around the north pole, the zodiac in its ring. */

import { brush, round, times } from './brush';
import { ZODIAC } from './zodiac';

export interface Chart {
  width: number;
  height: number;
  /** Where the pole is, how far the rim (45 degrees south), and how it is turned. */
  x: number;
  y: number;
  radius: number;
  turn: number;
  names: boolean;
  dust: number;
}

const SOUTH = 45;
const RAD = Math.PI / 180;
const OBLIQUITY = 23.44;

type Place = readonly [number, number];

export function chart(c: Chart): string {
  const scale = c.radius / (90 + SOUTH);
  const at = (ra: number, dec: number): Place => {
    const angle = (ra + c.turn) * RAD;
    const far = (90 - dec) * scale;
    return [round(c.x - Math.sin(angle) * far), round(c.y - Math.cos(angle) * far)];
  };
  return (
    `<svg viewBox="0 0 ${c.width} ${c.height}" preserveAspectRatio="xMinYMid slice" aria-hidden="true">` +
    `<g class="dust">${dust(c)}</g><g class="grid" fill="none" stroke-width=".7">${grid(c, scale, at)}</g>` +
    figures(c, at) +
    `</svg>`
  );
}

function dust(c: Chart): string {
  const b = brush('dust');
  return times(c.dust, () => {
    const bright = b.below(1) ** 4;
    const [x, y] = [round(b.below(c.width)), round(b.below(c.height))];
    return `<circle cx="${x}" cy="${y}" r="${round(0.35 + bright * 0.9)}" opacity="${round(0.12 + bright * 0.6)}"/>`;
  });
}

function grid(c: Chart, scale: number, at: (ra: number, dec: number) => Place): string {
  const circles = [75, 60, 45, 30, 15, 0, -15, -30, -SOUTH].map((dec) => {
    const dash = dec === 0 || dec === -SOUTH ? '' : 'stroke-dasharray="1 4"';
    return `<circle cx="${c.x}" cy="${c.y}" r="${round((90 - dec) * scale)}" ${dash}/>`;
  });
  const hours = times(24, (hour) => {
    const [x, y] = at(hour * 15, hour % 6 ? 75 : 90);
    const [u, v] = at(hour * 15, -SOUTH);
    return `<path d="M${x} ${y}L${u} ${v}" opacity=".6"/>`;
  });
  const rim = times(180, (tick) => {
    const [x, y] = at(tick * 2, -SOUTH);
    const [u, v] = at(tick * 2, -SOUTH - (tick % 5 ? 0.8 : 1.8));
    return `<path d="M${x} ${y}L${u} ${v}"/>`;
  });
  const ecliptic = Array.from({ length: 121 }, (_, step) => {
    const longitude = step * 3 * RAD;
    const ra = Math.atan2(Math.sin(longitude) * Math.cos(OBLIQUITY * RAD), Math.cos(longitude)) / RAD;
    const dec = Math.asin(Math.sin(longitude) * Math.sin(OBLIQUITY * RAD)) / RAD;
    return at(ra, dec).join(' ');
  });
  return circles.join('') + hours + rim + `<path class="ecliptic" d="M${ecliptic.join('L')}" stroke-dasharray="6 5"/>`;
}

function figures(c: Chart, at: (ra: number, dec: number) => Place): string {
  let [lines, stars, names] = ['', '', ''];
  for (const figure of ZODIAC) {
    const places = figure.stars.map(([ra, dec]) => at(ra, dec));
    for (const [from, to] of figure.lines) lines += `M${places[from]?.join(' ')}L${places[to]?.join(' ')}`;
    figure.stars.forEach(([, , magnitude], index) => {
      const [x, y] = places[index] ?? [0, 0];
      stars += `<circle cx="${x}" cy="${y}" r="${round(Math.max(0.7, (5.4 - magnitude) * 0.55))}"/>`;
    });
    if (c.names) {
      const low = places.reduce((lowest, place) => (place[1] > lowest[1] ? place : lowest), places[0] ?? [0, 0]);
      names += `<text x="${low[0]}" y="${low[1] + 20}">${figure.name}</text>`;
    }
  }
  return `<path class="figures" fill="none" d="${lines}"/><g class="stars">${stars}</g><g class="names">${names}</g>`;
}
