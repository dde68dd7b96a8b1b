import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const formats: Record<string, string> = {
  uuid: 'Not an id of the form 6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
  date: 'Use the form YYYY-MM-DD',
  email: 'Please enter a valid email address',
}

/** What is wrong with a value, where the contract has no words of its own for it. */
export function fieldWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected)
    case 'invalid_value':
      return `Must be ${issue.values
        .map(String)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ')}`
    case 'too_big':
      return issue.maximum >= Number.MAX_SAFE_INTEGER ? 'Too large a number' : `At most ${sized(issue.maximum, issue.origin)}`
    case 'too_small':
      return issue.minimum === 1 && issue.origin in units ? 'Must not be empty' : `At least ${sized(issue.minimum, issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'Not of the right form'
    case 'invalid_union':
      return unionWords(issue)
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'Not a value that can be used here'
  }
}

const typeWords = (expected: string): string => `Must be ${kinds[expected] ?? expected}`

const units: Record<string, [one: string, many: string]> = { string: ['character', 'characters'], array: ['entry', 'entries'] }

function sized(limit: number | bigint, origin: string): string {
  const unit = units[origin]?.[limit === 1 ? 0 : 1]
  return unit === undefined ? `${limit}` : `${limit} ${unit}`
}

/** Of something that may be of several kinds: what is wrong with it as the one that it is, or which they are. */
function unionWords({ errors }: Extract<Issue, { code: 'invalid_union' }>): string {
  const first = errors.flatMap((issues) => issues.slice(0, 1)).filter((issue) => issue.code !== 'invalid_value' || issue.values[0] !== '')
  const met = first.find((issue) => issue.code !== 'invalid_type' || issue.path.length > 0 || issue.message !== typeWords(issue.expected))
  return met?.message ?? `Must be ${[...new Set(first.map((issue) => issue.message.replace(/^Must be /, '')))].join(' or ')}`
}
