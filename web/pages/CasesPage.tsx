export function CasesPage() {
  return <main />
}
