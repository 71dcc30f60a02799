import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** Route whose page is a React component. */
export type AppRoute = PageRoute<ComponentType>;
