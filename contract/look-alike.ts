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
 * Whether an address reads like one of plain letters without being it: every letter of another alphabet in it stands for a Latin one. An address
 * that is written in its own alphabet (\u0438\u0432\u0430\u043d@…) has letters that stand for none, and looks like nobody else's.
 */
export function looksLikeAnother(email: string): boolean {
  const isPlain = (text: string) => /^[\x21-\x7e]*$/.test(text)
  const folded = email.trim().normalize('NFKC').toLowerCase()
  return !isPlain(email.trim()) && isPlain([...folded].map((letter) => lookAlikes[letter] ?? letter).join(''))
}
