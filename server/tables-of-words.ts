import { readFileSync } from 'node:fs'

/** The rows of a table (TSV) that stands beside the code, below its heading: what stands in each column, '' where nothing does. */
export const readWords = (url: URL): string[][] =>
  readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** 'stay, stayed' → ['stay', 'stayed'] */
export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
