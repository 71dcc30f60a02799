import { createContext, useContext } from 'react';

/** Number of failed submits. */
export const SubmitFailuresContext = createContext(0);

export const useSubmitFailures = (): number => useContext(SubmitFailuresContext);
