import { Outlet } from 'react-router'
import { Checking, useIsChecking } from './Checking.tsx'

/** Shows the screens of visitors once it is known that nobody is signed in: those who are would only see the form flash by. */
export function VisitorGate() {
  return useIsChecking() ? <Checking /> : <Outlet />
}
