/**
 * The English stem of a lower-case word, by the Snowball "English" (Porter2) algorithm:
 * https://snowballstem.org/algorithms/english/stemmer.html, but for some words of the law that it takes for one. Words with anything but a–z are their own stem ("e074", "wanjikũ").
 */
export function stem(word: string): string {
  if (word.length < 3 || !plainWord.test(word)) return word
  const special = specialStems.get(word) ?? legalStems.get(word)
  return special ?? reduce(word)
}

const plainWord = /^[a-z]+$/

// Words whose stem the rules would get wrong.
const specialStems = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word) => [word, word] as const),
])

// Words that mean another thing in law than those with which the rules put them together: limitation, execution, probate, custom, object,
// sever, access, success, intern.
const legalStems = new Map([
  ['limited', 'limited'],
  ['executive', 'executive'],
  ['executives', 'executive'],
  ['probation', 'probation'],
  ['customer', 'customer'],
  ['customers', 'customer'],
  ['objective', 'objective'],
  ['objectives', 'objective'],
  ['several', 'several'],
  ['severally', 'several'],
  ['accession', 'accession'],
  ['succession', 'succession'],
  ['international', 'international'],
  ['internationally', 'international'],
  ['internal', 'internal'],
  ['internally', 'internal'],
])

// Words that end after the plural step.
const unchangedAfterPlural = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

const vowel = 'aeiouy'
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowel.includes(letter)
const hasVowel = (text: string): boolean => /[aeiouy]/.test(text)
const doubled = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/

function reduce(given: string): string {
  const marked = markConsonantY(given)
  const first = firstRegion(marked)
  const second = nextRegion(marked, first)
  let word = dropPlural(marked)
  if (unchangedAfterPlural.has(word)) return word
  word = dropPast(word, first)
  // happy → happi, but not say or by
  if (/[^aeiouy][yY]$/.test(word) && word.length > 2) word = `${word.slice(0, -1)}i`
  word = replaceEnding(word, first, firstEndings)
  word = replaceEnding(word, first, thirdEndings, second)
  word = dropEnding(word, second)
  word = dropFinal(word, first, second)
  return word.replaceAll('Y', 'y')
}

/** A y that begins the word or follows a vowel counts as a consonant and is written Y. */
function markConsonantY(word: string): string {
  if (!word.includes('y')) return word
  let marked = ''
  for (const letter of word) marked += letter === 'y' && (marked === '' || isVowel(marked.at(-1))) ? 'Y' : letter
  return marked
}

/** Where R1 begins: after the first consonant that follows a vowel. */
function firstRegion(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word)
  return prefix ? prefix[0].length : nextRegion(word, 0)
}

function nextRegion(word: string, from: number): number {
  for (let i = from + 1; i < word.length; i += 1) if (!isVowel(word[i]) && isVowel(word[i - 1])) return i + 1
  return word.length
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ied') || word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1)
  if (word.endsWith('us') || word.endsWith('ss') || !word.endsWith('s')) return word
  return hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function dropPast(word: string, first: number): string {
  const eed = /(?:eedly|eed)$/.exec(word)
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word
  const past = /(?:ingly|edly|ing|ed)$/.exec(word)
  if (!past || !hasVowel(word.slice(0, past.index))) return word
  const rest = word.slice(0, past.index)
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  // running → run, but adding → add and erring → err
  if (doubled.test(rest)) return /^[aeo]..$/.test(rest) ? rest : rest.slice(0, -1)
  return isShort(rest, first) ? `${rest}e` : rest
}

/** A short word: R1 is empty and it ends in a short syllable. */
const isShort = (word: string, first: number): boolean => word.length <= first && endsInShortSyllable(word)

const endsInShortSyllable = (word: string): boolean => /(?:^|[^aeiouy])[aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word)

type Ending = readonly [ending: string, replacement: string, condition?: (rest: string) => boolean]

const firstEndings: readonly Ending[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og', (rest) => rest.endsWith('l')],
  ['li', '', (rest) => /[cdeghkmnrt]$/.test(rest)],
]

const thirdEndings: readonly Ending[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

/** Replaces the longest ending when it lies in the region; 'ative' must lie in the second one. */
function replaceEnding(word: string, region: number, endings: readonly Ending[], second?: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, replacement, condition] = found
  const rest = word.slice(0, -ending.length)
  const start = ending === 'ative' ? (second ?? region) : region
  if (rest.length < start || (condition && !condition(rest))) return word
  return rest + replacement
}

const secondRegionEndings = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/

function dropEnding(word: string, second: number): string {
  const found = secondRegionEndings.exec(word)
  if (!found || found.index < second) return word
  const rest = word.slice(0, found.index)
  return found[0] === 'ion' && !/[st]$/.test(rest) ? word : rest
}

function dropFinal(word: string, first: number, second: number): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) return rest.length >= second || (rest.length >= first && !endsInShortSyllable(rest)) ? rest : word
  if (word.endsWith('ll') && rest.length >= second) return rest
  return word
}
