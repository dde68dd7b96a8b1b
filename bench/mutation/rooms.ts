/** What is mutated together, and the tests that judge it: pure ones, near enough to be run for each mutant. */
export interface Room {
  /** Globs without a comma, at which Stryker parts them. */
  mutate: readonly string[]
  tests: readonly string[]
}

export const rooms: Readonly<Record<string, Room>> = {
  prose: { mutate: ['citations/prose/*.ts'], tests: ['citations/prose/*.test.ts'] },
  treatment: { mutate: ['citations/treatment/**/*.ts'], tests: ['citations/treatment/**/*.test.ts', 'citations/prose/*.test.ts'] },
  kinds: {
    mutate: ['citations/kinds/*.ts', 'citations/find.ts', 'citations/anchors.ts', 'citations/surroundings.ts', 'citations/backward.ts'],
    tests: ['citations/kinds/*.test.ts', 'citations/*.test.ts'],
  },
  format: {
    mutate: ['citations/format/*.ts', 'citations/styles/*.ts', 'citations/parse.ts', 'citations/frbr.ts'],
    tests: ['citations/styles/*.test.ts', 'citations/{parse,frbr,passages}.test.ts', 'citations/kinds/*.test.ts'],
  },
  titles: {
    mutate: [
      'title',
      'resolve',
      'case-number',
      'case-number-key',
      'match-keys',
      'name-index',
      'name-matching',
      'normalise-for-matching',
    ].map((name) => `citations/${name}.ts`),
    tests: ['citations/*.test.ts', 'citations/data/*.test.ts'],
  },
  anchoring: { mutate: ['server/areas/annotations/anchoring/*.ts'], tests: ['server/areas/annotations/anchoring/*.test.ts'] },
  access: {
    mutate: ['server/access/{can,kinds,policies,reader}.ts'],
    tests: ['server/access/policies.test.ts'],
  },
  citator: { mutate: ['server/areas/citator/standing.ts'], tests: ['server/areas/citator/standing.test.ts'] },
}
