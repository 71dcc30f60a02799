/** Folder with the sample jobs, `<locale>.json`, in the format of `libs/contract/walls/jobsFile.yaml`. */
export const jobsFolder: string = import.meta.dirname;
