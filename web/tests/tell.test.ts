import { expect, it } from 'vitest';
import type { Question } from '../src/documents';
import { distinct } from '../src/table/tell';

const called = ['Go north, 5″', 'Go toward the node, 5″', 'Go toward the node, 5″'];
const question = (coverage: Question['coverage']) =>
  ({ coverage, options: ['a', 'b', 'c'], labels: called.map((it) => ({ fr: it, en: it })), remarks: [{ n: '1' }, { n: '2' }, { n: '3' }] }) as unknown as Question;

it('of examples that read alike the first stands for all', () => {
  const { options, labels, remarks } = distinct(question('sample'));
  expect([options, labels.map((it) => it.en), remarks]).toEqual([['a', 'b'], called.slice(0, 2), [{ n: '1' }, { n: '2' }]]);
});

it('where all answers are told none is left out', () => {
  expect(distinct(question('all')).options).toEqual(['a', 'b', 'c']);
});
