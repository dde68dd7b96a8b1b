const maxNameLength = 80

/** A name that every file system takes: without what some forbid, cut where it is long. */
export function fileName(title: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = title.replace(/[\u0000-\u001F\u007F<>:"/\\|?*]+/g, ' ').replace(/\s+/g, ' ')
  const cut = Array.from(plain.trim()).slice(0, maxNameLength).join('')
  // Windows takes no point or space at the end, and some names not at all.
  const whole = cut.replace(/^\.+|[. ]+$/g, '')
  return whole === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(whole) ? `_${whole}` : whole
}

/** Names for the files of one folder, none twice: 'Costs', 'Costs (2)'. */
export function distinctNames() {
  const given = new Set<string>()
  return (title: string): string => {
    const name = fileName(title)
    for (let number = 1; ; number += 1) {
      const tried = number === 1 ? name : `${name} (${number})`
      // Where 'Costs' and 'costs' are one file, too.
      if (given.has(tried.toLowerCase())) continue
      given.add(tried.toLowerCase())
      return tried
    }
  }
}
