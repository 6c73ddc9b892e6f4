import type { Node, TemplateExpression } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParenthesizedExpression,
  isSatisfiesExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { type Project, SymbolFlags } from 'typescript/unstable/sync'

const mostTexts = 32

/** Each text that an expression may have: literals, constants of this or another module, choices between them; null if that is not enough. */
export function resolveText(project: Project, node: Node): readonly string[] | null {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node)) return [node.text]
  if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
    return resolveText(project, node.expression)
  if (isTemplateExpression(node)) return resolveTemplate(project, node)
  if (isBinaryExpression(node)) {
    const [left, right] = [resolveText(project, node.left), resolveText(project, node.right)]
    return left && right && left.flatMap((one) => right.map((other) => one + other))
  }
  if (isConditionalExpression(node)) {
    const [yes, no] = [resolveText(project, node.whenTrue), resolveText(project, node.whenFalse)]
    return yes && no && [...new Set([...yes, ...no])]
  }
  if (isCallExpression(node)) return isPrepared(node) ? resolveText(project, node.arguments[0] as Node) : null
  return (isIdentifier(node) ? resolveConstant(project, node) : null) ?? literalsOf(project, node)
}

/** What is inserted twice is the same both times. */
function resolveTemplate(project: Project, { head, templateSpans }: TemplateExpression): readonly string[] | null {
  const inserted = new Map(templateSpans.map(({ expression }) => [expression.getText(), expression]))
  let choices: ReadonlyMap<string, string>[] = [new Map()]
  for (const [name, expression] of inserted) {
    const texts = resolveText(project, expression)
    if (!texts || texts.length * choices.length > mostTexts) return null
    choices = choices.flatMap((choice) => texts.map((text) => new Map([...choice, [name, text]])))
  }
  return choices.map((choice) =>
    templateSpans.reduce((text, span) => text + choice.get(span.expression.getText()) + span.literal.text, head.text),
  )
}

/** `prepared(text)` returns its text. */
function isPrepared(node: Node): boolean {
  return isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'prepared'
}

function resolveConstant(project: Project, node: Node): readonly string[] | null {
  const near = project.checker.getSymbolAtLocation(node)
  const symbol = near && near.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(near) : near
  const declared = symbol?.valueDeclaration?.resolve(project)
  if (!declared || !isVariableDeclaration(declared) || !declared.initializer) return null
  return resolveText(project, declared.initializer)
}

/** Where the type is a literal, or a choice between literals. */
function literalsOf(project: Project, node: Node): readonly string[] | null {
  const type = project.checker.getTypeAtLocation(node)
  const members = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []
  const texts = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []))
  return texts.length > 0 && texts.length === members.length ? texts : null
}
