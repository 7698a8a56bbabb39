import ts from 'typescript';

/** The comments of a TypeScript file, in order; strings that look like comments are none. */
export function commentsOf(source: string): string[] {
  const tree = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ])
      ranges.set(pos, end);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return [...ranges].sort(([a], [b]) => a - b).map(([pos, end]) => source.slice(pos, end));
}
