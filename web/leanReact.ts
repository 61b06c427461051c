import { readFileSync } from 'node:fs'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

/** The numbers and names below are internals of this version: another one must be read first. */
const VERSION = '19.3.1'

/** What React calls a fiber by; no component of Jes renders one of these. */
const UNUSED_TAGS: ReadonlySet<unknown> = new Set([
  12, // Profiler
  19, // SuspenseList
  24, // Cache
  26, // title, meta, link, style and script, which React would hoist into the head
  27, // html, head and body
  30, // ViewTransition
  31, // Activity
])

/** Called by nobody without the tags above, or without an effect. */
const UNUSED_FUNCTIONS: ReadonlySet<string> = new Set([
  'startViewTransition',
  'reportViewTransitionError',
  'flushAfterMutationEffects',
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionName',
  // Pictures and styles that a view transition or a hoisted stylesheet waits for.
  'preloadInstanceAndSuspendIfNeeded',
  'suspendInstance',
  'estimateBandwidth',
  'insertSuspendedStylesheets',
  // A ref on a fragment.
  'FragmentInstance',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  // `preload` and its like.
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  // `useActionState`
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
])

/** Their methods go with them. */
const UNUSED_CLASSES: ReadonlySet<string> = new Set([
  'FragmentInstance',
  'ViewTransitionPseudoElement',
])

/** What `react` and `react-dom` export, and what is of no use without the above. */
const UNUSED_EXPORTS: ReadonlySet<string> = new Set([
  'Activity',
  'Children',
  'Profiler',
  'PureComponent',
  'ViewTransition',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'cloneElement',
  'unstable_useCacheRefresh',
  'useActionState',
  'useOptimistic',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
])

type Range = { start: number; end: number }
type Cut = Range & { text: string }

/**
 * Leaves out of React what Jes does not use: a fifth of its bytes. The build fails if a module imports what is left
 * out, and React throws at once if a component renders it.
 */
export function leanReact(): Plugin {
  return {
    name: 'jes-lean-react',
    apply: 'build',
    load: {
      filter: { id: /[\\/](react|react-dom|react-dom-client)\.production\.js$/ },
      handler: (id) => {
        const code = readFileSync(id, 'utf8')
        return id.includes('client') ? withoutUnused(code) : withoutExports(code)
      },
    },
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/, code: /'react(-dom)?'/ },
      handler(code) {
        const lost = importedIn(this.parse(code)).find((name) => UNUSED_EXPORTS.has(name))
        if (lost) this.error(`leanReact.ts leaves ${lost} out of React.`)
      },
    },
  }
}

function importedIn({ body }: ESTree.Program) {
  return body
    .filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => source.value === 'react' || source.value === 'react-dom')
    .flatMap(({ specifiers }) => specifiers)
    .filter((specifier) => specifier.type === 'ImportSpecifier')
    .map(({ imported }) => (imported.type === 'Identifier' ? imported.name : imported.value))
}

function withoutUnused(code: string) {
  expectVersion(code)
  const program = parseAst(code)
  const cuts: Cut[] = []
  const cases: Cut[] = []
  const missing = new Set(UNUSED_FUNCTIONS)
  new Visitor({
    SwitchStatement(node) {
      if (isTag(node.discriminant)) cases.push(...unusedCases(node.cases))
    },
    BinaryExpression({ operator, left, right, start, end }) {
      const isOfTag = (isTag(left) && isUnused(right)) || (isTag(right) && isUnused(left))
      if (isOfTag && operator === '===') cuts.push({ start, end, text: '!1' })
      if (isOfTag && operator === '!==') cuts.push({ start, end, text: '!0' })
    },
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !UNUSED_FUNCTIONS.has(id.name)) return
      missing.delete(id.name)
      cuts.push({ start: body.start, end: body.end, text: '{}' })
    },
    ExpressionStatement({ expression, start, end }) {
      if (UNUSED_CLASSES.has(classOf(expression))) cuts.push({ start, end, text: '' })
    },
  }).visit(program)
  if (missing.size > 0) throw new Error(`react-dom has no ${[...missing].join(', ')}.`)
  return applied([...cuts, ...cases, ...variablesOf(cases, program)], code)
}

function withoutExports(code: string) {
  expectVersion(code)
  const cuts = parseAst(code)
    .body.filter((node) => node.type === 'ExpressionStatement')
    .filter(({ expression }) => UNUSED_EXPORTS.has(exportOf(expression)))
    .map(({ start, end }) => ({ start, end, text: '' }))
  return applied(cuts, code)
}

function expectVersion(code: string) {
  if (!code.includes(`"${VERSION}"`))
    throw new Error(`leanReact.ts knows React ${VERSION}, and this is another.`)
}

function isTag(node: ESTree.Node) {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'tag'
  )
}

function isUnused(node: ESTree.Node | null) {
  return node?.type === 'Literal' && UNUSED_TAGS.has(node.value)
}

/** Of `Name.prototype.method = …` the name. */
function classOf(node: ESTree.Expression) {
  const object = assignedObject(node)
  if (object?.type !== 'MemberExpression' || object.object.type !== 'Identifier') return ''
  return object.object.name
}

/** Of `exports.name = …` the name. */
function exportOf(node: ESTree.Expression) {
  const object = assignedObject(node)
  if (object?.type !== 'Identifier' || object.name !== 'exports') return ''
  const { left } = node as ESTree.AssignmentExpression
  return left.type === 'MemberExpression' && left.property.type === 'Identifier'
    ? left.property.name
    : ''
}

function assignedObject(node: ESTree.Expression) {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return null
  return node.left.object
}

/** Cases that share their statements go together; statements that another case runs into stay. */
function unusedCases(cases: readonly ESTree.SwitchCase[]) {
  const cuts: Cut[] = []
  let labels: ESTree.SwitchCase[] = []
  let isReachedFromAbove = false
  for (const one of cases) {
    labels.push(one)
    if (one.consequent.length === 0 && one !== cases.at(-1)) continue
    if (!isReachedFromAbove && labels.every(({ test }) => isUnused(test)))
      cuts.push({ start: labels[0]!.start, end: one.end, text: '' })
    else {
      for (const { test, start, end, consequent } of labels)
        if (isUnused(test)) cuts.push({ start, end: consequent[0]?.start ?? end, text: '' })
      isReachedFromAbove = !isLeft(one.consequent)
    }
    labels = []
  }
  return cuts
}

/** A variable that is declared in one case may be used in others: it is declared where its function begins. */
function variablesOf(cases: readonly Range[], program: ESTree.Program) {
  const bodies: Range[] = []
  const variables: { name: string; start: number }[] = []
  new Visitor({
    FunctionDeclaration: ({ body }) => void (body && bodies.push(body)),
    FunctionExpression: ({ body }) => void (body && bodies.push(body)),
    VariableDeclarator({ id, start }) {
      if (id.type === 'Identifier') variables.push({ name: id.name, start })
    },
  }).visit(program)
  const functionAt = (at: number) => bodies.findLast(({ start, end }) => start < at && at < end)
  return variables
    .filter(({ start: at }) => cases.some(({ start, end }) => start < at && at < end))
    .map(({ name, start }): Cut => {
      const at = functionAt(start)!.start + 1
      return { start: at, end: at, text: `var ${name};` }
    })
}

const LEAVING = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']

function isLeft(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return isLeft(last.body)
  return last !== undefined && LEAVING.includes(last.type)
}

/** What is inside of a cut goes with it. */
function applied(cuts: Cut[], code: string) {
  let text = ''
  let at = 0
  for (const { start, end, text: instead } of cuts.toSorted(
    (one, other) => one.start - other.start,
  )) {
    if (start < at) continue
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}
