/** Cases we decide otherwise: topic/id and the reason. Empty today, since the cases follow the decisions of rules 15. */
export const DIFFERENCES: Readonly<Record<string, string>> = {}
