/**
 * Letters of other alphabets that look like a Latin one, after folding to lower case (of Unicode's confusables, those of one letter that stand
 * for one letter). Signs of ASCII stand for themselves: l and 1 are two addresses.
 */
const lookAlikes: Record<string, string> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  ё: 'ë',
  ї: 'ï',
  // Greek
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  // Armenian and Latin beyond the alphabet
  ո: 'n',
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  զ: 'q',
  ı: 'i',
  ɩ: 'i',
  ɡ: 'g',
  ɑ: 'a',
  ʋ: 'v',
  ᴏ: 'o',
  ꜱ: 's',
  ᴠ: 'v',
  ᴡ: 'w',
  ᴢ: 'z',
  ᴄ: 'c',
  // Signs
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '−': '-',
  '⁃': '-',
  '․': '.',
  '。': '.',
}

/**
 * What one account is found by, however its address is written: without case, width, invisible signs (zero-width and the like), and with
 * letters that look alike as one.
 */
export const emailKey = (email: string): string =>
  [
    ...email
      .trim()
      .normalize('NFKC')
      .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .normalize('NFC')
