import { expect, test } from 'vitest'
import { readIds } from './use-compared.ts'

test('ids stand in one parameter or several, each once', () => {
  expect(readIds(['a, b,,a', 'c', ''])).toEqual(['a', 'b', 'c'])
})
