import { askForCaseEarly } from './api/early-case.ts'
import { beginSession, root } from './first-screen/begin.ts'
import { fetchProgram } from './first-screen/fetch-program.ts'
import { startBehind } from './first-screen/start-behind.ts'
import { readCaseId } from './first-screen/read-case-id.ts'

const startProgram = () => void import('./main.tsx')
begin()

/** Asks for the case at once and, where no check of the session has to be waited for, shows it before the program. */
function begin() {
  const session = beginSession()
  const id = readCaseId(location.pathname)
  if (!session || id === null) return startProgram()
  const answer = askForCaseEarly(id, session.bearer)
  if (!session.isChecked) return startProgram()
  void answer.then(fetchProgram)
  void startBehind(async () => {
    const [{ showCase }, found] = await Promise.all([import('./first-screen/show-case.ts'), answer])
    return found !== null && root.childElementCount === 0 && showCase(root, id, found)
  }, startProgram)
}
