import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.for([
  ['appeals', 'appeal'],
  ['appellants', 'appel'],
  ['allowed', 'allow'],
  ['hearing', 'hear'],
  ['hopping', 'hop'],
  ['adding', 'add'],
  ['hoping', 'hope'],
  ['dismissed', 'dismiss'],
  ['parties', 'parti'],
  ['party', 'parti'],
  ['ties', 'tie'],
  ['gas', 'gas'],
  ['constitutional', 'constitut'],
  ['jurisdictional', 'jurisdict'],
  ['relational', 'relat'],
  ['negligence', 'neglig'],
  ['reasonably', 'reason'],
  ['responsiveness', 'respons'],
  ['formality', 'formal'],
  ['archaeology', 'archaeolog'],
  ['generously', 'generous'],
  ['communism', 'communism'],
  ['dying', 'die'],
  ['proceeding', 'proceed'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['controller', 'control'],
  ['enjoys', 'enjoy'],
  ['sayings', 'say'],
  ['rate', 'rate'],
])('%s → %s', ([word, expected]) => expect(stem(word!)).toBe(expected))

test.for(['as', 'e074', 'wanjikũ', '', '2024'])('%s is its own stem', (word) => expect(stem(word)).toBe(word))

test.each([
  ['limitation', 'limited'],
  ['execution', 'executive'],
  ['probate', 'probation'],
  ['customs', 'customer'],
  ['objection', 'objective'],
  ['severance', 'several'],
  ['access', 'accession'],
  ['success', 'succession'],
  ['intern', 'international'],
  ['internal', 'international'],
])('%s is not found for %s', (one, other) => expect(stem(one)).not.toBe(stem(other)))

test.each([
  ['limitation', 'limitations'],
  ['several', 'severally'],
  ['objective', 'objectives'],
  ['executive', 'executives'],
])('%s is found for %s', (one, other) => expect(stem(one)).toBe(stem(other)))
