export function CasePage() {
  return <main />
}
