/**
 * A *statement* is SQL that was compiled once, with named places for its values. Compiling costs more than running, so
 * the query is built with a *place* where each value will stand, and the places are filled at each use.
 */
import type { Compilable } from 'kysely'

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** SQL, and what stands in each of its places in turn: a value that is named later, or one that it always has. */
export interface Compiled {
  readonly sql: string
  readonly parameters: readonly ({ readonly place: string } | { readonly value: unknown })[]
}

export interface Statement<Values, Row> {
  readonly sql: string
  /** The values in the order in which the SQL takes them. */
  bind(values: Values): readonly unknown[]
  /** Only a type: the rows that it returns. */
  readonly row?: Row
}

/** A statement of what was compiled for these values and rows. */
export const bound = <Values extends object, Row>({
  sql,
  parameters,
}: Compiled): Statement<Values, Row> & Compiled => ({
  sql,
  parameters,
  bind: (values) => parameters.map((one): unknown => ('place' in one ? Reflect.get(values, one.place) : one.value)),
})

/**
 * Compile a query once.
 * @param build is handed an object that stands for the values: `places.table` is where the value `table` will be
 */
export const statement =
  <Values extends object>() =>
  <Row>(build: (places: Values) => Compilable<Row>): Statement<Values, Row> & Compiled => {
    // To the query builder a place is an opaque value: it carries it into the list of parameters and never looks inside.
    const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
    const { sql, parameters } = build(places).compile()
    return bound({
      sql,
      parameters: parameters.map((one) => (one instanceof Place ? { place: one.name } : { value: one })),
    })
  }
