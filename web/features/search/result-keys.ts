import { isForScreen, singleKeys } from '../../ui/single-keys.ts'

/** What the keys reach on the screen. `cards` are the results in order, each with its `data-case`, one `data-open` link and perhaps one to its `data-passage`. */
interface KeyTargets {
  cards: () => HTMLElement[]
  toggle: (id: string) => void
  /** A key has led to the card of a case, whose best passage has this fragment; empty where it shows none. */
  step: (id: string, place: string) => void
  search: () => void
  help: () => void
}

/** Lets keys walk through the results, select and search, until the function that it returns is called. */
export function listenToResultKeys({ cards, toggle, step: stepped, search, help }: KeyTargets): () => void {
  const step = (by: 1 | -1) => {
    const all = cards()
    const at = all.findIndex((card) => card.contains(document.activeElement))
    const next = at === -1 && by === -1 ? undefined : all[at + by]
    next?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
    if (next?.dataset['case']) stepped(next.dataset['case'], next.querySelector<HTMLAnchorElement>('[data-passage]')?.hash ?? '')
    return next !== undefined
  }
  const current = () => cards().find((card) => card.contains(document.activeElement))

  function press(event: KeyboardEvent) {
    if (!isForScreen(event)) return
    const here = current()
    const arrows: Record<string, () => unknown> = here ? { ArrowDown: () => step(1), ArrowUp: () => step(-1) } : {}
    const letters: Record<string, () => unknown> = {
      j: () => step(1),
      k: () => step(-1),
      x: () => here?.dataset['case'] && toggle(here.dataset['case']),
      '/': search,
      '?': help,
    }
    const act = arrows[event.key] ?? (singleKeys.areOn() ? letters[event.key] : undefined)
    if (!act) return
    event.preventDefault()
    act()
  }

  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
