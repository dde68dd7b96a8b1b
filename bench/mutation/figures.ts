/** What is read of a report in the schema of mutation testing elements. */
export interface Report {
  files: Record<
    string,
    {
      source: string
      mutants: readonly {
        mutatorName: string
        replacement: string
        status: string
        testsCompleted?: number
        location: { start: { line: number; column: number }; end: { line: number; column: number } }
      }[]
    }
  >
}

type Mutant = Report['files'][string]['mutants'][number]

const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
/** A mutant that no test reaches is not seen; one that was run and completed no test was not judged. */
const isSurvivor = ({ status, testsCompleted }: Mutant) => status === 'NoCoverage' || (status === 'Survived' && testsCompleted !== 0)

export function figuresOf({ files }: Report): { killed: number; survived: number; unjudged: number } {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(isKilled).length
  const survived = mutants.filter(isSurvivor).length
  const ignored = mutants.filter(({ status }) => status === 'Ignored' || status === 'CompileError').length
  return { killed, survived, unjudged: mutants.length - killed - survived - ignored }
}

/** One line for each survivor: file, line, kind of change, what stood there, what stands there instead. */
export function survivorsOf({ files }: Report): string {
  const lines = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const rows = source.split('\n')
    return mutants.filter(isSurvivor).map(({ location: { start, end }, mutatorName, replacement }) => {
      const was =
        start.line === end.line ? rows[start.line - 1]!.slice(start.column - 1, end.column - 1) : `${rows[start.line - 1]!.trim()} …`
      return [file, start.line, mutatorName, was, replacement.replaceAll(/\s+/g, ' ')].join('\t')
    })
  })
  return `${lines.join('\n')}\n`
}
