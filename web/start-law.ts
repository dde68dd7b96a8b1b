import { sendEarly } from './api/early-fetch.ts'
import { beginSession, root } from './first-screen/begin.ts'
import { fetchProgram } from './first-screen/fetch-program.ts'
import { startBehind } from './first-screen/start-behind.ts'
import { lawRequests } from './features/legal-library/law-requests.ts'
import { readLawAddress } from './features/legal-library/read-law-address.ts'

const startProgram = () => void import('./main.tsx')
begin()

/** Asks for an Act at once and, where no check of the session has to be waited for, shows its text before the program. */
function begin() {
  const session = beginSession()
  const asked = readLawAddress(location)
  if (!session || asked === null) return startProgram()
  const { act, contents, text, citing } = lawRequests(asked, session.bearer)
  if (!session.isChecked) {
    for (const request of [act, contents, text, citing]) void sendEarly(request)
    return startProgram()
  }
  const answers = Promise.all([read(act), read(contents), read(text), read(citing)])
  void answers.then(fetchProgram)
  void startBehind(async () => {
    const [{ showLaw }, [actRead, contentsRead, textRead, citingRead]] = await Promise.all([import('./first-screen/show-law.ts'), answers])
    if (!actRead || !contentsRead || !textRead || root.childElementCount > 0) return false
    return showLaw(root, asked, { act: actRead, contents: contentsRead, text: textRead, citing: citingRead })
  }, startProgram)
}

/** A copy of the answer, which itself is left to the program; null where there was none or the server said no, which the program finds out for itself. */
async function read(request: ReturnType<typeof lawRequests>['act']): Promise<object | null> {
  try {
    const response = await sendEarly(request)
    return response.ok ? ((await response.clone().json()) as object) : null
  } catch {
    return null
  }
}
