/** The head of a table: the names of its columns. */
export const TableHead = ({ names }: { names: string[] }) => (
  <thead>
    <tr>
      {names.map((name, column) => (
        <th key={column} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
