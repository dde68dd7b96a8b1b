import { measures, type } from '../ui/theme/tokens.ts'
import { search } from '../messages/en/search.ts'
import { shell } from '../messages/en/shell.ts'

const { topBar, topSearch, sideMenu, sideMenuCollapsed, page } = measures
const surface = 'background:var(--hukumu-palette-background-paper)'
const hairline = '1px solid var(--hukumu-palette-divider)'
const bar = 'display:block;height:14px;border-radius:6px;background:var(--hukumu-palette-divider)'

/** Who is being checked, as features/accounts/Checking.tsx says it. */
const checking = {
  styles: [
    `#root>.checking{min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;font:${type.body.size}rem/${type.body.line} var(--interface-face);color:var(--hukumu-palette-text-secondary)}`,
    '.checking>div{box-sizing:border-box;width:32px;height:32px;border:3px solid var(--hukumu-palette-primary-main);border-top-color:var(--hukumu-palette-divider);border-radius:50%;animation:checking 1.2s linear infinite}',
    '@keyframes checking{to{transform:rotate(1turn)}}',
    '@media(prefers-reduced-motion:reduce){.checking>div{animation:none}}',
  ],
  content: `<main class="checking"><div aria-hidden="true"></div><output>${shell.checkingAuthentication}</output></main>`,
}

/** The frame of the case browser with nothing in it, each part where the program puts it a moment later. */
const browser = {
  styles: [
    '.bare,.bare *{box-sizing:border-box}',
    `.bare{min-height:100dvh;color:var(--hukumu-palette-text-primary);-webkit-font-smoothing:antialiased}`,
    `.bare>.bar{position:relative;height:${topBar}px;${surface};border-bottom:${hairline}}`,
    `.bare>div{display:flex}.bare .menu{display:none;flex:none;width:${sideMenu}px;min-height:calc(100dvh - ${topBar}px);${surface};border-right:${hairline}}`,
    `.bare .menu.narrow{width:${sideMenuCollapsed}px}`,
    `.bare main{flex:1;min-width:0;max-width:${page}px;margin-inline:auto;padding:8px 16px}`,
    `.bare h1{margin:0 0 8px;font:600 ${type.h2.size}rem/${type.h2.line} var(--reading-face);letter-spacing:-.01em}`,
    `.bare .box{height:46px;margin:0 52px 102px 0;padding:10px 98px 10px 42px;border:${hairline};border-radius:6px;${surface};font:16px/24px var(--interface-face);overflow:clip;overflow-clip-margin:content-box;white-space:nowrap}`,
    // The head of the list has a line less where no words are searched.
    '.bare.all .box{margin-bottom:52px}',
    `.bare .case{height:246.25px;padding:16px;margin-bottom:12px;border:${hairline};border-radius:10px;${surface}}`,
    `.bare .case i{${bar};width:64%;margin-bottom:24px}.bare .case i+i{width:82%}.bare.narrowed .case{display:none}`,
    // The search box stands in the top bar, between the name and the buttons.
    `@media(min-width:600px){.bare main{padding:16px 24px}.bare h1{margin-bottom:182px;font-size:${type.h1.size}rem;line-height:${type.h1.line}}.bare.all h1{margin-bottom:128px}.bare .box{position:absolute;top:9.5px;left:236px;right:220px;max-width:${topSearch}px;margin:0 auto}.bare .case{height:213.75px}}`,
    '@media(min-width:900px){.bare .menu{display:block}.bare:not(.all) h1{margin-bottom:170px}.bare main{padding-inline:32px}.bare .box{top:11.5px;left:238px;right:222px;height:40px;padding-block:7px;font-size:15px}.bare .case{height:201.75px}}',
    '@media(min-width:1200px){.bare .box{right:386px}.bare .case{margin-right:352px}}',
  ],
  content: `<div class="bare"><div class="bar"></div><div><div class="menu"></div><main aria-busy="true"><h1>${search.title}</h1><div class="box"></div>${'<div class="case"><i></i><i></i></div>'.repeat(5)}</main></div></div>`,
}

/** What can be shown before the program is there, by the id of its template, and how it looks: web/first-screen/show-template.ts. */
export const firstFrames = {
  styles: [...checking.styles, ...browser.styles],
  templates: { checking: checking.content, browser: browser.content },
}
