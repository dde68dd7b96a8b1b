import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The token of a mailed link (`?token=…`), taken out of the address, so that neither history nor a screen shared with others keeps it. */
export function useMailedToken(): string | null {
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const inAddress = search.has('token')
  useEffect(() => {
    if (inAddress) setSearch((params) => (params.delete('token'), params), { replace: true })
  }, [inAddress, setSearch])
  return token
}
