import { isNode, listOf, nodesOf, type Tree, type TreeNode } from './node-tree.ts'

/** What the database knows of its functions and columns, by oid. */
export interface Catalog {
  readonly functions: ReadonlyMap<string, { readonly name: string; readonly strict: boolean; readonly own: boolean }>
  /** `table column`, of columns that are not null. */
  readonly notNull: ReadonlySet<string>
}

/** A statement, the one around it, and the columns that its conditions demand: `varno varattno`. */
interface Scope {
  readonly query: TreeNode
  readonly outer: Scope | null
  readonly demanded: ReadonlySet<string>
  /** Inside what UPDATE sets a column to: its columns are those of before. */
  readonly before?: true
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Functions, also those of operators, that return null for some values that are none; `/2`: with two arguments. Other strict ones return null only for null. */
const partial = words(`
  json_object_field json_object_field_text json_array_element json_array_element_text json_extract_path json_extract_path_text
  jsonb_object_field jsonb_object_field_text jsonb_array_element jsonb_array_element_text jsonb_extract_path jsonb_extract_path_text
  array_length array_lower array_upper array_position textregexsubstr substring regexp_match current_setting/2 to_regclass pg_get_expr`)
/** Not strict, and never null. */
const total = words(`
  concat concat_ws json_build_object jsonb_build_object jsonb_build_array array_append array_cat num_nulls num_nonnulls`)
const countLike = words('count row_number rank dense_rank')
/** Set-returning functions whose rows may hold null. */
const recordLike = /_to_record|_populate_record|^json_each|^jsonb_each/

/**
 * The columns of a statement's result, and whether each may be null, from its parsed form (`prosqlbody`). Assumed: values are null only where their type
 * says so (`nullableValues`, by number from 1), arrays given to `unnest` hold no nulls and are equally long, and functions of our own return none.
 */
export function resultColumns(
  tree: Tree,
  options: { catalog: Catalog; nullableValues: ReadonlySet<number> },
): { name: string; nullable: boolean }[] {
  const { catalog, nullableValues } = options
  const underWay = new Set<TreeNode>()

  const columnsOf = (query: TreeNode, outer: Scope | null): boolean[] => {
    if (underWay.has(query)) return [] // the recursive part of a CTE adds what its first part does not have
    underWay.add(query)
    try {
      const scope = { query, outer, demanded: demandedIn(query) }
      const union = query.fields.setOperations
      if (isNode(union)) {
        const branches = leavesOf(union).map((index) => columnsOfEntry(index, scope))
        return (branches[0] ?? []).map((_, i) => branches.some((branch) => branch[i] === true))
      }
      return targetsOf(query).map(({ fields }) => mayBeNull(fields.expr, scope))
    } finally {
      underWay.delete(query)
    }
  }

  const entryOf = (index: number, { query }: Scope) => nodesOf(query.fields.rtable)[index - 1]

  /** Of an entry of FROM that is a statement. */
  const columnsOfEntry = (index: number, scope: Scope): boolean[] => {
    const entry = entryOf(index, scope)
    if (!entry) return []
    if (isNode(entry.fields.subquery)) return columnsOf(entry.fields.subquery, scope)
    let at: Scope | null = scope
    for (let up = Number(entry.fields.ctelevelsup); up > 0; up--) at = at?.outer ?? null
    const cte = nodesOf(at?.query.fields.cteList).find(({ fields }) => fields.ctename === entry.fields.ctename)
    return isNode(cte?.fields.ctequery) ? columnsOf(cte.fields.ctequery, at) : []
  }

  const columnMayBeNull = ({ fields }: TreeNode, inner: Scope): boolean => {
    let scope: Scope | null = inner
    for (let up = Number(fields.varlevelsup); up > 0; up--) scope = scope?.outer ?? null
    const column = Number(fields.varattno)
    if (!scope) return true
    const assigned = scope.before ? null : assignedIn(scope.query, { entry: fields.varno, column })
    if (assigned) return mayBeNull(assigned, { ...scope, before: true })
    if (scope.demanded.has(`${fields.varno} ${column}`)) return false
    if (listOf(fields.varnullingrels).length > 1) return true // beside "b": the outer joins that may leave it empty
    const entry = entryOf(Number(fields.varno), scope)
    if (!entry || column <= 0) return false
    switch (entry.fields.rtekind) {
      case '0':
        return !catalog.notNull.has(`${entry.fields.relid} ${column}`)
      case '1':
      case '6':
        return columnsOfEntry(Number(fields.varno), scope)[column - 1] ?? false
      case '2':
        return mayBeNull(listOf(entry.fields.joinaliasvars)[column - 1], scope)
      case '3': {
        const [called] = nodesOf(entry.fields.functions)
        const call = called?.fields.funcexpr
        return isNode(call) && recordLike.test(catalog.functions.get(String(call.fields.funcid))?.name ?? '')
      }
      case '5':
        return listOf(entry.fields.values_lists).some((row) => mayBeNull(listOf(row)[column - 1], scope))
      case '9':
        return mayBeNull(listOf(entry.fields.groupexprs)[column - 1], scope)
      default:
        return true
    }
  }

  const callMayBeNull = (oid: Tree | undefined, args: readonly Tree[], scope: Scope): boolean => {
    const called = catalog.functions.get(String(oid))
    if (!called || partial.has(called.name) || partial.has(`${called.name}/${args.length}`)) return true
    if (called.own || total.has(called.name)) return false
    return !called.strict || args.some((arg) => mayBeNull(arg, scope))
  }

  const mayBeNull = (expression: Tree | undefined, scope: Scope): boolean => {
    if (!isNode(expression)) return true
    const { tag, fields } = expression
    const any = (trees: Tree | undefined) => listOf(trees).some((one) => mayBeNull(one, scope))
    switch (tag) {
      case 'VAR':
        return columnMayBeNull(expression, scope)
      case 'CONST':
        return fields.constisnull === 'true'
      case 'PARAM':
        return nullableValues.has(Number(fields.paramid))
      case 'FUNCEXPR':
        return callMayBeNull(fields.funcid, listOf(fields.args), scope)
      case 'OPEXPR':
        return callMayBeNull(fields.opfuncid, listOf(fields.args), scope)
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return any(fields.args)
      case 'ROWCOMPARE':
      case 'ROWCOMPAREEXPR':
        return any(fields.largs) || any(fields.rargs)
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return listOf(fields.args).every((arg) => mayBeNull(arg, scope))
      case 'CASEEXPR':
      case 'CASE': {
        const results = nodesOf(fields.args).map((when) => when.fields.result)
        return [...results, fields.defresult].some((result) => mayBeNull(result, scope))
      }
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
      case 'COLLATE':
        return mayBeNull(fields.arg, scope)
      case 'AGGREF':
        return aggregateMayBeNull(expression, scope)
      case 'WINDOWFUNC':
        return !countLike.has(catalog.functions.get(String(fields.winfnoid))?.name ?? '')
      case 'SUBLINK':
        return subqueryMayBeNull(expression, scope)
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ARRAY':
      case 'ROW':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return false
      default:
        return true
    }
  }

  /** An aggregate over no rows is null; groups have rows. */
  const aggregateMayBeNull = ({ fields }: TreeNode, scope: Scope): boolean => {
    const name = catalog.functions.get(String(fields.aggfnoid))?.name ?? ''
    if (countLike.has(name)) return false
    if (listOf(scope.query.fields.groupClause).length === 0 || isNode(fields.aggfilter)) return true
    if (/array_agg|jsonb?_agg|jsonb?_object_agg/.test(name)) return false
    return nodesOf(fields.args).some((arg) => mayBeNull(arg.fields.expr, scope))
  }

  /** EXISTS and ARRAY are never null, `= ANY` is as good as never; a single value is null if there is no row. */
  const subqueryMayBeNull = ({ fields }: TreeNode, scope: Scope): boolean => {
    if (fields.subLinkType !== '4' || !isNode(fields.subselect)) return false
    const { hasAggs, groupClause, havingQual, limitCount } = fields.subselect.fields
    const oneRow = hasAggs === 'true' && listOf(groupClause).length === 0 && !isNode(havingQual) && !isNode(limitCount)
    return !oneRow || columnsOf(fields.subselect, scope)[0] !== false
  }

  /** Columns without which the statement's conditions do not hold. */
  const demandedIn = (query: TreeNode): ReadonlySet<string> => {
    const demanded = new Set<string>()
    const demand = (expression: Tree | undefined): void => {
      if (!isNode(expression)) return
      const { tag, fields } = expression
      if (tag === 'VAR' && fields.varlevelsup === '0') demanded.add(`${fields.varno} ${fields.varattno}`)
      if (tag === 'RELABELTYPE') demand(fields.arg)
      if (tag === 'NULLTEST' && fields.nulltesttype === '1') demand(fields.arg)
      if (tag === 'BOOLEXPR' && fields.boolop === 'and') for (const arg of listOf(fields.args)) demand(arg)
      const strict = catalog.functions.get(String(fields.opfuncid ?? fields.funcid))?.strict
      if ((tag === 'OPEXPR' || tag === 'FUNCEXPR') && strict) for (const arg of listOf(fields.args)) demand(arg)
      if (tag === 'SCALARARRAYOPEXPR' && fields.useOr === 'true') demand(listOf(fields.args)[0])
    }
    const from = (tree: Tree | undefined): void => {
      if (!isNode(tree)) return
      const { tag, fields } = tree
      if (tag === 'FROMEXPR') for (const one of listOf(fields.fromlist)) from(one)
      if (tag === 'JOINEXPR' && fields.jointype === '0') for (const side of [fields.larg, fields.rarg]) from(side)
      if (tag === 'FROMEXPR' || (tag === 'JOINEXPR' && fields.jointype === '0')) demand(fields.quals)
    }
    from(query.fields.jointree)
    return demanded
  }

  const query = firstQuery(tree)
  if (!query) return []
  const nullable = columnsOf(query, null)
  return targetsOf(query).map(({ fields }, i) => ({ name: String(fields.resname), nullable: nullable[i] ?? true }))
}

function targetsOf({ fields }: TreeNode): TreeNode[] {
  const returned = nodesOf(fields.returningList)
  return (returned.length > 0 ? returned : nodesOf(fields.targetList)).filter((one) => one.fields.resjunk === 'false')
}

/** What UPDATE sets a column to, which RETURNING sees. */
function assignedIn({ fields }: TreeNode, { entry, column }: { entry: Tree | undefined; column: number }): Tree {
  if (fields.commandType !== '2' || fields.resultRelation !== entry) return null
  return nodesOf(fields.targetList).find((one) => Number(one.fields.resno) === column)?.fields.expr ?? null
}

function leavesOf(tree: Tree | undefined): number[] {
  if (!isNode(tree)) return []
  if (tree.tag === 'RANGETBLREF') return [Number(tree.fields.rtindex)]
  return [...leavesOf(tree.fields.larg), ...leavesOf(tree.fields.rarg)]
}

/** `prosqlbody` is a list of lists of statements. */
function firstQuery(tree: Tree): TreeNode | null {
  if (isNode(tree)) return tree
  const [first] = listOf(tree)
  return first === undefined ? null : firstQuery(first)
}
