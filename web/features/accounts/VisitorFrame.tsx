import type { ReactNode } from 'react'
import { LogoMark } from '../../ui/Logo.tsx'
import { openBook } from './login/open-book.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAccountMessages } from '../../messages/accounts.ts'
import './visitor.css'

/** The two columns of the screens of visitors, as `login/build-visitor-frame.ts` lays them out without the program. */
export function VisitorFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { accounts, shell } = useAccountMessages()
  return (
    <div className="visitor">
      <aside className="visitor-brand" aria-label={shell.product}>
        <svg aria-hidden viewBox="0 0 600 360" preserveAspectRatio="xMidYMax slice">
          {openBook.map((page) => (
            <path key={page.d} {...page} />
          ))}
        </svg>
        <div className="visitor-name">
          <LogoMark size={36} />
          <div>{shell.product}</div>
        </div>
        <div className="visitor-promise">
          <p>{accounts.brand.title}</p>
          <ul>
            {accounts.brand.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </aside>
      <main id="content" tabIndex={-1}>
        <div>
          <div className="visitor-logo">
            <span>
              <LogoMark size={32} />
              <span>{shell.product}</span>
            </span>
          </div>
          <h1>{title}</h1>
          <p className="visitor-lead">{lead}</p>
          {children}
          <nav className="visitor-legal" aria-label={shell.footer.legal}>
            <TextLink to="/terms">{shell.footer.terms}</TextLink>
            <TextLink to="/privacy">{shell.footer.privacy}</TextLink>
          </nav>
        </div>
      </main>
    </div>
  )
}
