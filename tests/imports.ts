import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file that names another, or a package: what it names is a path from the root or the package's name. */
export interface Import {
  from: string
  to: string
  /** Types alone are gone when the program runs. */
  typeOnly: boolean
  /** Loaded when it is called for, or in a thread of its own: 'import()', 'new URL(…, import.meta.url)'. */
  late: boolean
  /** In a thread of its own. */
  apart: boolean
}

const SUBPATH = /^#(contract|citations)\/(.*)$/
// import { a, type B } from './x.ts' · import type { C } from './x.ts' · export * as y from '#contract/y' · import './z.css'
const STATED = /(?:^|\n)\s*(?:import|export)\s(type\s(?!from\b))?(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]/g
// import('../pages/P.tsx') · new URL('./reading-thread.ts', import.meta.url)
const LATE = /\bimport\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g

/** Every import that stands in the source of a file. `import { type A }` is kept when the program runs, so it is none of types alone. */
export function importsIn(from: string, source: string): Import[] {
  const resolve = (to: string) => (to.startsWith('.') ? join(dirname(from), to) : to.replace(SUBPATH, '$1/$2.ts'))
  return [
    ...[...source.matchAll(STATED)].map(([, type, to]) => ({
      from,
      to: resolve(to!),
      typeOnly: type !== undefined,
      late: false,
      apart: false,
    })),
    ...[...source.matchAll(LATE)].map(([, called, named]) => ({
      from,
      to: resolve((called ?? named)!),
      typeOnly: false,
      late: true,
      apart: called === undefined,
    })),
  ]
}

export const importsOf = (file: string): Import[] => importsIn(file, readFileSync(file, 'utf8'))

/** The circles of a graph, each once, as the names that lie on it: the strongly connected parts that have more than one, or that name themselves. */
export function circlesIn(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, string[]>()
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (name: string) => {
    order.set(name, order.size)
    lowest.set(name, order.get(name)!)
    path.push(name)
    for (const to of next.get(name) ?? []) {
      if (!order.has(to)) visit(to)
      if (path.includes(to)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(to)!))
    }
    if (lowest.get(name) !== order.get(name)) return
    const part = path.splice(path.indexOf(name))
    if (part.length > 1 || next.get(name)?.includes(name)) circles.push(part.toSorted())
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name)
  return circles.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
}
