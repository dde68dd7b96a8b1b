// Each text matches what comes first in the list: Edge and Opera call themselves Chrome, and Chrome calls itself Safari.
const programs: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^(?:python-requests|Python|node|undici|okhttp|Java|Go-http-client|Wget)\b/i, 'A program'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (from: [RegExp, string][], agent: string) => from.find(([form]) => form.test(agent))?.[1]

/** 'Firefox on Windows', from what a browser says of itself; null where that says nothing. */
export function deviceName(agent: string): string | null {
  const [program, system] = [first(programs, agent), first(systems, agent)]
  return program && system ? `${program} on ${system}` : (program ?? system ?? null)
}
