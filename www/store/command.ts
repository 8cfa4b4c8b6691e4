/** Commands: what a person, a key or a link can ask for, by name. Their arguments are plain data. */

/** A part's commands. */
export type Commands<Context, Result> = Record<string, (context: Context, given: never) => Result>;

/** A command as data: its name as the type, and its arguments. */
type AsData<Name, Act> = Act extends (context: never, given: infer Given) => unknown
  ? Plain<{ type: Name } & (unknown extends Given ? unknown : Given)>
  : never;

type Plain<T> = { [Key in keyof T]: T[Key] };

/** Any command of a table, as data. */
export type CommandOf<Table> = {
  [Name in keyof Table]: AsData<Name, Table[Name]>;
}[keyof Table];
