import type { Point, View } from '../../generated/exterminate';
import { distance } from '../miniatures/chart';
import { touching } from './drafts';
import type { Verdict } from './measures';
import { DISC, figuresOf, nodesOf, PRISONER, prisonerOf, type Figure } from './model';

/** Something a figure may come to touch. */
export interface Goal {
  id: string;
  at: Point;
  radius: number;
}

/** A base that would end so near to something is drawn to it; so near it is told how much is missing; so near it touches. */
const [DRAWN, NEAR, TOUCHED] = [890, 1270, 127];

/** What is worth touching for a figure: nodes that lie, civilians who wait for its side, the prisoner for those who would free him. */
export function goalsOf(view: View, figure: Figure): Goal[] {
  const nodes = nodesOf(view).flatMap((it) => (it.carrier ? [] : [{ id: it.node, at: it.at, radius: DISC }]));
  const lost = figuresOf(view).filter((it) => it.present && it.waits && it.seat === figure.seat && it.profile !== figure.profile);
  const prisoner = prisonerOf(view);
  const frees = /rescuers$/u.test(view.players[figure.seat]?.side ?? '') && !view.position.scene?.prisoner?.escort;
  return [...nodes, ...lost.map((it) => ({ id: it.figure, at: it.at, radius: it.radius })), ...(prisoner && frees ? [{ id: PRISONER, at: prisoner, radius: DISC }] : [])];
}

/** The nearest of several things that a base at a place nearly touches, or touches, and what is missing. */
function nearly(goals: readonly Goal[], radius: number, at: Point): { goal: Goal; gap: number } | undefined {
  const gaps = goals.map((goal) => ({ goal, gap: distance(goal.at, at) - goal.radius - radius }));
  return gaps.filter((it) => it.gap <= NEAR).sort((a, b) => a.gap - b.gap)[0];
}

/** Where a base that would end a hair's breadth from something touches it; nothing where there is no such thing, or it touches it already. */
export function drawnTo(goals: readonly Goal[], radius: number, at: Point): Point | null {
  const near = nearly(goals, radius, at);
  return near && near.gap > TOUCHED && near.gap <= DRAWN ? touching(at, radius, near.goal) : null;
}

const tests = ({ walk }: Verdict) => (walk ? walk.pieces.length + walk.enemies.length : 0);

/**
 * What the rules say of going to a place: into contact with what is a hair's breadth from there, where they
 * allow that too and nothing more is tested for it. Where it stays apart, what is missing is told.
 */
export async function judgeGoing(go: (to: Point) => Promise<Verdict>, at: Point, radius: number, goals: readonly Goal[]): Promise<Verdict> {
  const plain = await go(at);
  const end = plain.stop ?? at;
  const near = nearly(goals, radius, end);
  if (!near) return plain;
  const stop = plain.climb ? null : drawnTo(goals, radius, end);
  const met = stop && (await go(stop));
  if (stop && met?.legal && !met.climb && tests(met) <= tests(plain)) return { ...met, stop, goal: { id: near.goal.id, gap: 0 } };
  const touched = near.gap <= TOUCHED || plain.walk?.nodes?.includes(near.goal.id);
  return { ...plain, goal: { id: near.goal.id, gap: touched ? 0 : Math.round(near.gap) } };
}
