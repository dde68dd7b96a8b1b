/** Lists and objects within one another: no call of the contract asks for a tenth of it. */
const deepest = 100
const [quote, backslash, openList, closeList, openObject, closeObject] = ['"', '\\', '[', ']', '{', '}'].map((sign) => sign.charCodeAt(0))

/** Whether a text of JSON is nested deeper than anything that is meant; what walks through it would fail. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (inText) {
      if (sign === backslash) at += 1
      else if (sign === quote) inText = false
    } else if (sign === quote) inText = true
    else if (sign === openList || sign === openObject) {
      depth += 1
      if (depth > deepest) return true
    } else if (sign === closeList || sign === closeObject) depth -= 1
  }
  return false
}
