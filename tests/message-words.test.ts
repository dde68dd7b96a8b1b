import { fileURLToPath } from 'node:url'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isNewExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import { API, type Symbol as Named } from 'typescript/unstable/sync'
import { afterAll, expect, test } from 'vitest'

// The compiler is asked which word each place of the screens means: names alone ("title", "open") would say nothing.
const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = new API({ cwd: root })
afterAll(() => compiler.close())
const { program, checker } = compiler.updateSnapshot({ openProjects: [`${root}web/tsconfig.json`] }).getProjects()[0]!

const holdsWords = (file: string) => file.startsWith(`${root}web/messages/en/`)
const files = program.getSourceFileNames().filter((file) => file.startsWith(`${root}web/`) && !/\.test\.tsx?$/.test(file))

/** A node and all within it, but for what is not to be entered. */
function* nodesIn(node: Node, isClosed: (node: Node) => boolean = () => false): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) if (!isClosed(child)) yield* nodesIn(child, isClosed)
}

/** What is given to a function is no words, as the options of a formatter; what is not exported, or read as a record, is chosen by its kind. */
const holdsNoWords = (node: Node) =>
  isCallExpression(node) ||
  isAsExpression(node) ||
  isNewExpression(node) ||
  (isVariableStatement(node) && !node.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword))

/** Where each property of the messages is declared, and its name. */
function declaredWords(): Map<string, string> {
  const words = files.filter(holdsWords).flatMap((file) => {
    const nodes = [...nodesIn(program.getSourceFile(file)!, holdsNoWords)].filter(
      (node) => isPropertyAssignment(node) || isShorthandPropertyAssignment(node),
    )
    const symbols = checker.getSymbolAtLocation(nodes.map(({ name }) => name))
    return nodes.flatMap(({ name }, index) =>
      placesOf(symbols[index]).map((place): [string, string] => [place, `${file.slice(root.length)}: ${name.getText()}`]),
    )
  })
  return new Map(words)
}

const placesOf = (symbol: Named | undefined): string[] => symbol?.declarations.map(({ path, index }) => `${path} ${index}`) ?? []

/** Where what a file reads of any object is declared. */
function readIn(file: string): string[] {
  const nodes = [...nodesIn(program.getSourceFile(file)!)]
  const byName = checker.getSymbolAtLocation(nodes.filter(isPropertyAccessExpression).map(({ name }) => name))
  const patterns = nodes.filter(isBindingElement)
  const patternTypes = checker.getTypeAtLocation(patterns.map(({ parent }) => parent))
  const taken = patterns.map(({ propertyName, name }, index) => {
    const key = propertyName ?? name
    const type = patternTypes[index]
    return type && key && (isIdentifier(key) || isStringLiteral(key)) ? checker.getPropertyOfType(type, key.text) : undefined
  })
  // words[kind] · Object.values(words)
  const whole = nodes.flatMap((node) =>
    isElementAccessExpression(node)
      ? [node.expression]
      : isCallExpression(node) && node.expression.getText().startsWith('Object.')
        ? node.arguments
        : [],
  )
  const chosen = checker.getTypeAtLocation(whole).flatMap((type) => (type ? checker.getPropertiesOfType(type) : []))
  return [...byName, ...taken, ...chosen].flatMap(placesOf)
}

test('every word of the messages is read by a screen', () => {
  const words = declaredWords()
  expect(words.size).toBeGreaterThan(500)
  const read = new Set(files.flatMap(readIn))
  expect([...words].filter(([place]) => !read.has(place)).map(([, name]) => name)).toEqual([])
})
