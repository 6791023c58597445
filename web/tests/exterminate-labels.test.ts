import { expect, it } from 'vitest';
import { labelsOf } from '../src/games/exterminate/labels';

const labels = (...names: string[]) => Object.fromEntries(labelsOf(names.map((figure) => ({ figure, seat: 0 })), (it) => it));

it('a token has the number behind its name, and initials where it has none', () => {
  expect(labels('Dalek 1', 'Dalek 2', 'Dalek leader')).toEqual({ 'Dalek 1': '1', 'Dalek 2': '2', 'Dalek leader': 'L' });
  expect(labels('Silent 1', 'Silent 2', 'High Confessor')).toEqual({ 'Silent 1': '1', 'Silent 2': '2', 'High Confessor': 'HC' });
  expect(labels('Chef dalek', 'Dalek 3')).toEqual({ 'Chef dalek': 'C', 'Dalek 3': '3' });
});

it('kinds that are numbered alike are told apart by what is their own', () => {
  expect(labels('Dalek 1', 'Dalek guard 1', 'Dalek leader')).toEqual({ 'Dalek 1': '1', 'Dalek guard 1': 'G1', 'Dalek leader': 'L' });
  expect(labels('Cyberman 1', 'Cyber Gunner 1', 'Cyber-Leader')).toEqual({ 'Cyberman 1': 'C1', 'Cyber Gunner 1': 'G1', 'Cyber-Leader': 'L' });
  const many = ['Dalek 1', 'Dalek guard 1', 'Supreme Guard 1', 'Dalek leader', 'Davros', 'Special Weapons Dalek'];
  expect(new Set(Object.values(labels(...many))).size).toBe(many.length);
});

it('players have their own', () => {
  const two = labelsOf([{ figure: 'Judoon 1', seat: 0 }, { figure: 'Zygon 1', seat: 1 }], (it) => it);
  expect([...two.values()]).toEqual(['1', '1']);
});
