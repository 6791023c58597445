import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelKey } from '../src/home/levels';
import { wordsOf } from './fixtures';

const root = new URL('../src/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((it) => /\.(ts|svelte)$/.test(it) && !it.startsWith('generated'))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));

describe('texts', () => {
  const [fr, en] = [wordsOf('fr'), wordsOf('en')];

  it('stand in both languages with the same variables', () => {
    const shape = (words: typeof fr) => [...words.variables].map(([key, names]) => `${key}: ${[...names].sort().join(' ')}`).sort();
    expect(shape(fr)).toEqual(shape(en));
  });

  it('are there for every key the client uses', () => {
    const used = sources.flatMap(({ text }) => [...text.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map((it) => it[1] ?? ''));
    expect(used.length).toBeGreaterThan(150);
    expect([...new Set(used)].filter((key) => !en.has(key))).toEqual([]);
  });

  it('are there for every key that is put together', () => {
    const heads = sources.flatMap(({ text }) => [...text.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((it) => it[1] ?? ''));
    const lonely = [...new Set(heads)].filter((head) => ![...en.variables.keys()].some((key) => key.startsWith(head)));
    expect(lonely).toEqual([]);
  });

  it('are all used', () => {
    const all = sources.map((it) => it.text).join('\n');
    const heads = [...all.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map((it) => it[1] ?? '');
    const own = [...en.variables.keys()].filter((key) => key.startsWith('web-'));
    const idle = own.filter((key) => !new RegExp(`['"\`]${key}['"\`]`).test(all) && !heads.some((head) => key.startsWith(head)));
    expect(idle).toEqual([]);
  });

  it('name every level of bots', () => {
    for (const level of LEVELS) expect(fr.has(levelKey(level)) && en.has(`${levelKey(level)}-about`)).toBe(true);
  });
});

describe('sources', () => {
  it.each(sources)('$name is short and has no any', ({ text }) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(400);
    expect(text).not.toMatch(/[:<(]\s*any\b|\bas any\b/);
  });

  it('have no static style attribute: a strict policy would drop it', () => {
    expect(sources.filter(({ text }) => /\sstyle="[^{]/.test(text)).map((it) => it.name)).toEqual([]);
  });
});
