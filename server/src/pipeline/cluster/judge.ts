/** The beginning of an article: somebody else's words, data and never instruction. */
export interface ReportToJudge {
  readonly titular: string;
  readonly lead: string;
}

export const VERDICTS = ['same', 'follow_up', 'different', 'unsure'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Who is asked where two groups of articles are near, and not near enough to be one by themselves. */
export interface Judge {
  sameHappening(a: ReportToJudge, b: ReportToJudge): Promise<Verdict>;
}
