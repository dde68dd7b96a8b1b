import { expect, test } from 'vitest'
import { cell } from './csv.ts'

test.for<[string, string]>([
  ['Otieno v Kamau', 'Otieno v Kamau'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+254', '"\'+254"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1+1', '"\'\t=1+1"'],
  [' =1+1', '"\' =1+1"'],
  ['＝1+1', '"\'＝1+1"'],
  ['one, two', '"one, two"'],
  ['line\nbreak', '"line\nbreak"'],
  ['', ''],
])('%j is written as %s', ([value, written]) => expect(cell(value)).toBe(written))
