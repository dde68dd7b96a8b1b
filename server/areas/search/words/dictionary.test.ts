import { expect, test } from 'vitest'
import { isInDictionary } from './dictionary.ts'

test.each(['aa', 'bears', 'landlord', 'trespassing', 'zyzzyvas'])('%s is a word', (word) => expect(isInDictionary(word)).toBe(true))
test.each(['aaa', 'landlrod', 'tresspass', 'zzqx', 'wanjikũ'])('%s is none', (word) => expect(isInDictionary(word)).toBe(false))
