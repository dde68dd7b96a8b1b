import { useSearchParams } from 'react-router'

/** Which tab of a screen is shown: kept in its address as `?tab=…`, so that a link leads to it and Back leads out; the first one without. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]): [shown: Name, show: (name: Name) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const shown = names.find((name) => name === asked) ?? names[0]
  const show = (name: Name) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (name === names[0]) next.delete('tab')
        else next.set('tab', name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [shown, show]
}
