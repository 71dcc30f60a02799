import type { SourceFile } from './readSources.ts';

/** Folders of the server whose own kind of sale this is, and where fixtures and commands name it. */
const own = /\/(modules\/marketplace\/(client-)?(draw|auction)|testing|commands|loader)\//;
/** A condition that asks for the name of a draw or an auction, in TypeScript or in SQL. */
const condition =
  /(?:[=!]==?|<>|\bcase|\bin \(|'in', \[)\s*(?:'[\w, ']+)?'(?:draw|drawEntry|auction|auctionBid)'|[\s(]=\s*'(?:drawEntry|auctionBid)'/;

/** Lists conditions of the server that name a kind of sale: what they ask for is data of its manifest or of the contract. */
export const kindProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ path }) => path.startsWith('libs/server/src/') && !own.test(path) && !/\.(test|gen)\./.test(path),
    )
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          condition.test(line) ? [`${path}:${at + 1}: a condition names a kind of sale`] : [],
        ),
    );
