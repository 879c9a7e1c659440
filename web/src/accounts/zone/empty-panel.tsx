import { EmptyNotice } from '../../ui/notice.tsx';
import type { PanelProps } from './panel.ts';

/** Parts that say what will be in them. */
export const ArticlesPanel = ({ text }: PanelProps) => <EmptyNotice text={text.empty.articulos} />;
export const TransactionsPanel = ({ text }: PanelProps) => <EmptyNotice text={text.empty.transacciones} />;
