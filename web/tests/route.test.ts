import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from '../src/state/route.svelte';

const page = Object.assign(new EventTarget(), { hash: '', pathname: '/' });

beforeEach(() => {
  Object.assign(page, { hash: '', pathname: '/' });
  vi.stubGlobal('location', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function go(from: string, to: string): void {
  page.hash = to;
  page.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL: `http://here/${from}`, newURL: `http://here/${to}` }));
}

describe('the way through the pages', () => {
  it('leads nowhere from an address of nothing, and home from there', () => {
    page.pathname = '/some/where';
    expect(new Route().path[0]).toBe('?');
    page.hash = '#/';
    expect(new Route().path).toEqual([]);
    Object.assign(page, { hash: '#/rules/cardgame', pathname: '/index.html' });
    expect(new Route().path).toEqual(['rules', 'cardgame']);
  });

  it('leads back from the rules to the table or the replay, and to nothing else', () => {
    const route = new Route();
    go('#/table/k3', '#/rules/cardgame');
    expect(route.left).toEqual({ page: 'table', way: '#/table/k3' });
    go('#/rules/cardgame', '#/rules/sotas');
    expect(route.left?.way).toBe('#/table/k3');
    go('#/rules/sotas', '#/');
    expect(route.left).toBeNull();
    go('#/replay/k3/7/all', '#/rules');
    expect(route.left).toEqual({ page: 'replay', way: '#/replay/k3/7/all' });
    go('#/rules', '#/');
    go('#/new/sotas', '#/rules');
    expect(route.left).toBeNull();
  });
});
