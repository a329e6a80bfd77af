import ts from 'typescript'

/** A text that stands in the page's source instead of in a catalogue. */
export interface StrayText {
  readonly line: number
  readonly text: string
}

/** Attributes that somebody reads or hears. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
])

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Texts between tags, and in attributes that are read, as far as they are written out. */
export function strayTexts(name: string, source: string): StrayText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: StrayText[] = []
  const note = (node: ts.Node, text: string) => {
    const trimmed = text.replace(/\s+/g, ' ').trim()
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (hasLetters(trimmed)) found.push({ line: line + 1, text: trimmed })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxAttribute(node)) return visitAttribute(node)
    if (ts.isJsxExpression(node) && node.expression)
      for (const text of written(node.expression)) note(text, textOf(text))
    ts.forEachChild(node, visit)
  }
  const visitAttribute = ({ name: attribute, initializer }: ts.JsxAttribute): void => {
    if (!initializer) return
    const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
    if (READ.has(attribute.getText(file)) && value) for (const text of written(value)) note(text, textOf(text))
    if (value) ts.forEachChild(value, visit)
  }
  visit(file)
  return found
}

type Written = ts.StringLiteral | ts.TemplateLiteralLikeNode

const textOf = (node: Written): string => node.text

/** What an expression may come to, as far as it is text: both ways of a choice, the parts of a sum or a template. */
function written(node: ts.Expression): Written[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node]
  if (ts.isParenthesizedExpression(node)) return written(node.expression)
  if (ts.isConditionalExpression(node)) return [...written(node.whenTrue), ...written(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return isJoined(node) ? [...written(node.left), ...written(node.right)] : []
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return []
}

const JOINING = [
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]

const isJoined = ({ operatorToken }: ts.BinaryExpression): boolean => JOINING.includes(operatorToken.kind)
