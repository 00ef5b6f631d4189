/**
 * For names inside of a sentence: what only stands in for a name begins small there, as other words do: “Ruth against the
 * opposition”.
 */
export const within =
  (standIns: readonly string[]) =>
  (name: string): string =>
    standIns.includes(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
